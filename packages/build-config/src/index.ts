export * from './asset-map.ts';
export * from './budget.ts';
export * from './precompress.ts';
export * from './remote.ts';
export * from './shared.ts';
export * from './federation-esm.ts';
