import type { Image as Shown } from '@manjara/contracts';
import { renderedPreview } from './api/rendered-preview';

interface Picked {
  /** Given back when the pictures are not shown any more. */
  address: string;
  /** Null while nothing is known of it, and for good if it cannot be drawn at all. */
  image: Shown | null;
  undrawable: boolean;
}

/** Files that were picked, as pictures that a page shows before they are saved. */
export class PickedPictures {
  readonly #pictures = new Map<File, Picked>();
  readonly #changed: () => void;
  readonly #leaving = new AbortController();

  /** `changed` is called when more is known of a picture. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  of(file: File): Shown | null {
    const known = this.#pictures.get(file);
    if (known) return known.image;
    const picked = { address: URL.createObjectURL(file), image: null, undrawable: false };
    this.#pictures.set(file, picked);
    void this.#look(file, picked);
    return null;
  }

  isUndrawable(file: File): boolean {
    return this.#pictures.get(file)?.undrawable ?? false;
  }

  release(): void {
    this.#leaving.abort();
    for (const { address } of this.#pictures.values()) URL.revokeObjectURL(address);
    this.#pictures.clear();
  }

  async #look(file: File, picked: Picked): Promise<void> {
    try {
      picked.image = await drawn(picked.address).catch(() => this.#render(file, picked));
    } catch {
      picked.undrawable = true;
    }
    if (this.#pictures.size > 0) this.#changed();
  }

  /** What the browser cannot draw, such as HEIC and TIFF, the server can. */
  async #render(file: File, picked: Picked): Promise<Shown> {
    const { signal } = this.#leaving;
    const rendered = await renderedPreview(file, signal);
    signal.throwIfAborted();
    URL.revokeObjectURL(picked.address);
    picked.address = URL.createObjectURL(rendered);
    return drawn(picked.address);
  }
}

async function drawn(address: string): Promise<Shown> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return {
    // A page asks for a picture's width by query; behind the hash the address stays what it is.
    url: `${address}#`,
    width: image.naturalWidth || undefined,
    height: image.naturalHeight || undefined,
  };
}
