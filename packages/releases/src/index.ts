export * from './describe';
export * from './integrity';
export * from './kept';
export * from './live';
export * from './pointer';
export * from './publish';
export * from './publish-app';
export * from './rollback';
