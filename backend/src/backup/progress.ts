/** Told how far a long work is. */
export interface Progress {
  /** @param total in bytes */
  begin(what: string, total: number): void;
  advance(bytes: number): void;
  end(): void;
}

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** Of what goes through, tells how much it is. */
export async function* counted(
  content: AsyncIterable<Buffer>,
  progress: Progress,
): AsyncGenerator<Buffer> {
  for await (const bytes of content) {
    progress.advance(bytes.length);
    yield bytes;
  }
}
