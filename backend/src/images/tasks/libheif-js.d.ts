declare module 'libheif-js/libheif-wasm/libheif-bundle.js' {
  import type { MainModule } from 'libheif-js/libheif-wasm/libheif.js';

  /** Creates a WebAssembly instance with its own memory, synchronously. */
  const createLibheif: () => MainModule & { HEAPU8: Uint8Array };
  export = createLibheif;
}
