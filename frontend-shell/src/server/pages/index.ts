export { askApi } from './ask-revision';
export { PageKeeper } from './page-keeper';
export { PageShelf } from './page-shelf';
export { PageStore } from './page-store';
export { RevisionWatch } from './revision-watch';
export { WarmUp } from './warm-up';
