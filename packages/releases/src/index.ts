export * from './describe';
export * from './integrity';
export * from './past-releases';
export * from './live';
export * from './pointer';
export * from './publish';
export * from './publish-app';
export * from './rollback';
