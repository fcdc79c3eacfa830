import { PictureRejected } from '../inspection-result';
import { MAX_MEGAPIXELS } from '../picture-limits';
import createLibheif from 'libheif-js/libheif-wasm/libheif-bundle.js';
import type { Nclx } from './nclx-colours';
import type { Pixels } from './pixels';

/** Enum values from heif.h. */
const RGB = 1;
const INTERLEAVED = { channel: 10, rgb: 10, rgba: 11 };

/** Side of a square with the maximum number of pixels. */
const MAX_SIDE = Math.sqrt(MAX_MEGAPIXELS.heic * 1e6);

const POINTER = 4;
const MONOCHROME = 2;
/** Container and bitstream have different colours; use the container's. */
const COLOURS_DISAGREE = 152;

/** Size of a heif_error in bytes: code, subcode, message pointer. */
const ERROR = 12;

/** Error codes for an intact file of an unsupported kind. */
const UNSUPPORTED: ReadonlySet<number> = new Set([3, 4]);

/** The primary picture of a HEIC or AVIF file, decoded by libheif as WebAssembly. */
export class HeifImage {
  readonly width: number;
  readonly height: number;
  /** ICC profile; undefined for sRGB. */
  readonly profile: Buffer | undefined;
  /** Colours as code points, an alternative to the ICC profile. */
  readonly nclx: Nclx | undefined;
  readonly isGrey: boolean;
  private readonly lib = createLibheif();
  private readonly handle: number;

  /**
   * Reads the headers.
   * @throws Error with the decoder's message
   */
  constructor(file: Buffer) {
    const { lib } = this;
    const context = lib._heif_context_alloc();
    lib._heif_context_set_maximum_image_size_limit(context, MAX_SIDE);
    const bytes = lib._malloc(file.length);
    lib.HEAPU8.set(file, bytes);
    this.check((error) =>
      lib._heif_context_read_from_memory_without_copy(error, context, bytes, file.length, 0),
    );
    if (lib._heif_context_get_number_of_top_level_images(context) === 0) {
      throw new PictureRejected('notReadable', { detail: 'It contains only a video.' });
    }
    this.handle = this.result((error, result) =>
      lib._heif_context_get_primary_image_handle(error, context, result),
    );
    this.width = lib._heif_image_handle_get_width(this.handle);
    this.height = lib._heif_image_handle_get_height(this.handle);
    this.profile = this.readProfile();
    this.nclx = this.readNclx();
    this.isGrey = this.readsGrey();
  }

  /**
   * Decodes the picture upright into the instance's memory: valid as long as this object exists.
   */
  decode(): Pixels {
    const { lib, handle } = this;
    const alpha = lib._heif_image_handle_has_alpha_channel(handle) !== 0;
    const chroma = alpha ? INTERLEAVED.rgba : INTERLEAVED.rgb;
    const image = this.result((error, result) =>
      lib._heif_decode_image(error, handle, result, RGB, chroma, 0),
    );
    this.checkWarnings(image);
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

  private readsGrey(): boolean {
    const at = this.lib._malloc(2 * POINTER);
    this.check((error) =>
      this.lib._heif_image_handle_get_preferred_decoding_colorspace(
        error,
        this.handle,
        at,
        at + POINTER,
      ),
    );
    return this.heap().readUInt32LE(at) === MONOCHROME;
  }

  private readNclx(): Nclx | undefined {
    const at = this.lib._malloc(POINTER);
    const error = this.lib._malloc(ERROR);
    this.lib._heif_image_handle_get_nclx_color_profile(error, this.handle, at);
    const heap = this.heap();
    if (heap.readUInt32LE(error) !== 0) return undefined;
    // The fields after the version: primaries, transfer, matrix, range.
    const nclx = heap.readUInt32LE(at);
    const field = (index: number) => heap.readUInt32LE(nclx + POINTER * index);
    return { primaries: field(1), transfer: field(2), isFullRange: heap[nclx + 4 * POINTER] !== 0 };
  }

  /** libheif paints missing tiles green and only warns. */
  private checkWarnings(image: number): void {
    const warning = this.lib._malloc(ERROR);
    for (let index = 0; ; index++) {
      if (this.lib._heif_image_get_decoding_warnings(image, index, warning, 1) === 0) return;
      const subcode = this.heap().readUInt32LE(warning + POINTER);
      if (subcode !== COLOURS_DISAGREE) this.checkError(warning);
    }
  }

  /** Calls a function that returns its result through a pointer. */
  private result(call: (error: number, result: number) => void): number {
    const result = this.lib._malloc(POINTER);
    this.check((error) => call(error, result));
    return this.heap().readUInt32LE(result);
  }

  private check(call: (error: number) => void): void {
    const error = this.lib._malloc(ERROR);
    call(error);
    this.checkError(error);
  }

  private checkError(error: number): void {
    const heap = this.heap();
    const code = heap.readUInt32LE(error);
    if (code === 0) return;
    const text = heap.readUInt32LE(error + 2 * POINTER);
    const detail = heap.toString('utf8', text, heap.indexOf(0, text));
    if (UNSUPPORTED.has(code)) throw new PictureRejected('notReadable', { detail });
    throw new Error(detail);
  }

  /** Read it each time: the buffer is replaced when the memory grows. */
  private heap(): Buffer {
    const { buffer, byteOffset, byteLength } = this.lib.HEAPU8;
    return Buffer.from(buffer, byteOffset, byteLength);
  }
}
