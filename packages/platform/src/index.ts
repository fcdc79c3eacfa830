export * from './api';
export * from './dates';
export * from './i18n';
export * from './remote';
export * from './router';
export * from './session';
export * from './toast';
