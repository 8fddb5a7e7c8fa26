'use client';

import { createElement, useEffect, useImperativeHandle, useRef } from 'react';
import { define } from './index.js';

const EVENTS = { ready: 'onReady', error: 'onError', resize: 'onResize', state: 'onState' };

/** The figure. Its poster is in the HTML of a server; the element comes to life after it is mounted. */
export function Figure({ playing, poster, onReady, onError, onResize, onState, ref, G, ...keys }) {
  const figure = useRef(null);
  const handlers = useRef(null);
  useEffect(() => {
    handlers.current = { onReady, onError, onResize, onState };
  });
  useImperativeHandle(ref, () => figure.current, []);
  useEffect(() => {
    const element = figure.current;
    const hear = ({ type, detail }) => handlers.current[EVENTS[type]]?.(detail);
    for (const type in EVENTS) element.addEventListener(type, hear);
    define();
    return () => {
      for (const type in EVENTS) element.removeEventListener(type, hear);
    };
  }, []);
  // A text, because an attribute that is removed would start the figure again.
  const play = playing === undefined ? undefined : String(playing);
  return createElement('hyperfly-figure', { ...keys, 'word-gap': G, play, ref: figure }, poster);
}
