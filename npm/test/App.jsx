// A page with a figure that follows React. The tests of the npm package copy it into each project of this folder.

import { StrictMode, useState } from 'react';
import { Figure } from 'hyperfly-fft/react';

export function App() {
  const [p, setP] = useState(64);
  const [playing, setPlaying] = useState(true);
  const [state, setState] = useState(null);
  return (
    <StrictMode>
      <button id="fewer" onClick={() => setP(16)}>16 processors</button>
      <button id="pause" onClick={() => setPlaying(false)}>Pause</button>
      <button id="play" onClick={() => setPlaying(true)}>Play</button>
      <output>{state?.run ? `${state.run.p} ${state.run.topology} ${state.run.t_parallel.toFixed(2)} ${state.playing}` : 'none'}</output>
      <Figure p={p} topology="mesh" playing={playing} loading="eager" poster={<b>A mesh</b>} onState={setState} />
    </StrictMode>
  );
}
