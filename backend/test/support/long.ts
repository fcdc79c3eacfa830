/** Whether this is the long run (`npm run verify:long`), which tries more of the same. */
export const LONG = process.env.LONG === '1';
