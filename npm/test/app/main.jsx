import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.jsx';

window.recovered = [];
const place = document.getElementById('app');
if (place.firstElementChild) hydrateRoot(place, <App />, { onRecoverableError: (error) => recovered.push(error.message) });
else createRoot(place).render(<App />);
