/** Matchers for values that the server adds. */

export const ID: unknown = expect.stringMatching(/^[0-9a-f]{24}$/);
export const TIME: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
export const FILE_URL: unknown = expect.stringMatching(/^\/api\/files\/[0-9a-f]{24}$/);
export const SENTENCE: unknown = expect.stringMatching(/\S+ \S+/);

/** The contract's test picture in responses. */
export const IMAGE = {
  url: FILE_URL,
  width: 4,
  height: 3,
  placeholder: expect.stringMatching(/^data:image\/webp;base64,/) as unknown,
};
