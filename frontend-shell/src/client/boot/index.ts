import { loadCode } from './load-code';
import { whenReadable } from './when-readable';

void whenReadable().then(loadCode);
