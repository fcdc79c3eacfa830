import createLibheif from 'libheif-js/libheif-wasm/libheif-bundle.js';
import type { Pixels } from './pixels';

/** Values of enumerations in heif.h. */
const RGB = 1;
const INTERLEAVED = { channel: 10, rgb: 10, rgba: 11 };

const POINTER = 4;
/** Bytes of a heif_error: code, subcode, address of a text. */
const ERROR = 12;

/** The primary picture of one HEIC file, in a WebAssembly instance of its own. */
export class HeicImage {
  readonly width: number;
  readonly height: number;
  /** The ICC profile of its colours; none for sRGB. */
  readonly profile: Buffer | undefined;
  private readonly lib = createLibheif();
  private readonly handle: number;

  /**
   * Reads the headers.
   * @param maxSide of the square that has as many pixels as the decoder may unfold
   * @throws Error with what the decoder says
   */
  constructor(file: Buffer, maxSide: number) {
    const { lib } = this;
    const context = lib._heif_context_alloc();
    lib._heif_context_set_maximum_image_size_limit(context, maxSide);
    const bytes = lib._malloc(file.length);
    lib.HEAPU8.set(file, bytes);
    this.check((error) =>
      lib._heif_context_read_from_memory_without_copy(error, context, bytes, file.length, 0),
    );
    this.handle = this.result((error, result) =>
      lib._heif_context_get_primary_image_handle(error, context, result),
    );
    this.width = lib._heif_image_handle_get_width(this.handle);
    this.height = lib._heif_image_handle_get_height(this.handle);
    this.profile = this.readProfile();
  }

  /** Decodes it, upright, into memory of the instance: valid as long as this object is. */
  decode(): Pixels {
    const { lib, handle } = this;
    const alpha = lib._heif_image_handle_has_alpha_channel(handle) !== 0;
    const chroma = alpha ? INTERLEAVED.rgba : INTERLEAVED.rgb;
    const image = this.result((error, result) =>
      lib._heif_decode_image(error, handle, result, RGB, chroma, 0),
    );
    const width = lib._heif_image_get_width(image, INTERLEAVED.channel);
    const height = lib._heif_image_get_height(image, INTERLEAVED.channel);
    const strideAt = lib._malloc(POINTER);
    const plane = lib._heif_image_get_plane_readonly(image, INTERLEAVED.channel, strideAt);
    const channels = alpha ? 4 : 3;
    const row = width * channels;
    const heap = this.heap();
    const stride = heap.readUInt32LE(strideAt);
    for (let y = 1; y < height; y++) {
      heap.copyWithin(plane + y * row, plane + y * stride, plane + y * stride + row);
    }
    return { data: heap.subarray(plane, plane + row * height), width, height, channels };
  }

  private readProfile(): Buffer | undefined {
    const size = this.lib._heif_image_handle_get_raw_color_profile_size(this.handle);
    if (size === 0) return undefined;
    const at = this.lib._malloc(size);
    this.check((error) =>
      this.lib._heif_image_handle_get_raw_color_profile(error, this.handle, at),
    );
    return Buffer.from(this.heap().subarray(at, at + size));
  }

  /** Calls what answers by writing an address. */
  private result(call: (error: number, result: number) => void): number {
    const result = this.lib._malloc(POINTER);
    this.check((error) => call(error, result));
    return this.heap().readUInt32LE(result);
  }

  private check(call: (error: number) => void): void {
    const error = this.lib._malloc(ERROR);
    call(error);
    const heap = this.heap();
    if (heap.readUInt32LE(error) === 0) return;
    const text = heap.readUInt32LE(error + 2 * POINTER);
    throw new Error(heap.toString('utf8', text, heap.indexOf(0, text)));
  }

  /** The instance's memory as it is now: growing replaces it. */
  private heap(): Buffer {
    const { buffer, byteOffset, byteLength } = this.lib.HEAPU8;
    return Buffer.from(buffer, byteOffset, byteLength);
  }
}
