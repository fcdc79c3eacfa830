export { Layout } from './Layout';
export { NavigationContext } from './navigation';
export { DashboardSkeleton, PageSkeleton } from './states/skeletons';
export { BusyPage } from './states/BusyPage';
export { ErrorPage } from './states/ErrorPage';
export { OfflinePage } from './states/OfflinePage';
export { RemoteUnavailable } from './states/RemoteUnavailable';
