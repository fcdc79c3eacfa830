export * from './categories';
export * from './company';
export * from './entities';
export * from './errors';
export * from './languages';
export * from './limits';
