import { bringToLife } from './bring-to-life';
import { whenReadable } from './when-readable';

void whenReadable().then(bringToLife);
