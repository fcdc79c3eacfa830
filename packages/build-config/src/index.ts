export * from './asset-map.ts';
export * from './budget.ts';
export * from './federation.ts';
export * from './plain-consumer.ts';
export * from './precompress.ts';
export * from './remote.ts';
export * from './shared.ts';
