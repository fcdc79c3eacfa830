import { loadCode } from './load-code';
import { afterFirstPaint } from './after-first-paint';

// The target of the address would move when the deferred parts above it get their real height.
if (location.hash) document.documentElement.dataset.laidOut = '';

void afterFirstPaint().then(loadCode);
