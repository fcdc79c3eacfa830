// Node has it from version 21 on. React asks it about empty chunks, and warns of each without it.
if (!('detached' in ArrayBuffer.prototype)) {
  Object.defineProperty(ArrayBuffer.prototype, 'detached', {
    configurable: true,
    get(this: ArrayBuffer) {
      try {
        return new Uint8Array(this).byteLength < 0;
      } catch {
        return true;
      }
    },
  });
}
export {};
