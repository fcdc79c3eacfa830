export * from './account';
export * from './categories';
export * from './company';
export * from './entities';
export * from './errors';
export * from './languages';
export * from './limits';
export * from './normalise';
export type { components as ApiComponents, paths as ApiPaths } from './generated/api';
