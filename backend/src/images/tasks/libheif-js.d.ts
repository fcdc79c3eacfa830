declare module 'libheif-js/libheif-wasm/libheif-bundle.js' {
  import type { MainModule } from 'libheif-js/libheif-wasm/libheif.js';

  /** Makes a WebAssembly instance with memory of its own, at once. */
  const createLibheif: () => MainModule & { HEAPU8: Uint8Array };
  export = createLibheif;
}
