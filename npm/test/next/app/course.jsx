'use client';

import { define } from 'hyperfly-fft';
import { App } from '../App.jsx';

define({ site: '/hyperfly/' });

export const Course = App;
