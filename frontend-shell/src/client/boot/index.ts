import { loadCode } from './load-code';
import { afterFirstPaint } from './after-first-paint';

void afterFirstPaint().then(loadCode);
