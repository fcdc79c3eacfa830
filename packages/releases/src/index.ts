export * from './end-gracefully';
export * from './integrity';
export * from './pointer';
export * from './publish';
export * from './server';
