import type { Image as Shown } from '@manjara/contracts';

interface Picked {
  /** Given back when the pictures are not shown any more. */
  address: string;
  /** Null while nothing is known of it, and for good if the browser cannot draw it. */
  image: Shown | null;
  undrawable: boolean;
}

/** Files that were picked, as pictures that a page shows before they are saved. */
export class PickedPictures {
  readonly #pictures = new Map<File, Picked>();
  readonly #changed: () => void;

  /** `changed` is called when more is known of a picture. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  of(file: File): Shown | null {
    const known = this.#pictures.get(file);
    if (known) return known.image;
    const picked = { address: URL.createObjectURL(file), image: null, undrawable: false };
    this.#pictures.set(file, picked);
    void this.#look(picked);
    return null;
  }

  isUndrawable(file: File): boolean {
    return this.#pictures.get(file)?.undrawable ?? false;
  }

  release(): void {
    for (const { address } of this.#pictures.values()) URL.revokeObjectURL(address);
    this.#pictures.clear();
  }

  async #look(picked: Picked): Promise<void> {
    const drawn = new Image();
    drawn.src = picked.address;
    try {
      await drawn.decode();
      // A page asks for a picture's width by query; behind the hash the address stays what it is.
      const url = `${picked.address}#`;
      picked.image = {
        url,
        width: drawn.naturalWidth || undefined,
        height: drawn.naturalHeight || undefined,
      };
    } catch {
      picked.undrawable = true;
    }
    if (this.#pictures.size > 0) this.#changed();
  }
}
