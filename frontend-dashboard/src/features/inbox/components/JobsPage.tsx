import { InboxPage } from './InboxPage';

/** Who wants to work here (spec §2). */
export const JobsPage = () => <InboxPage inbox="jobs" />;
