import { InboxPage } from './InboxPage';

/** What visitors write through the contact form (spec §2). */
export const MessagesPage = () => <InboxPage inbox="messages" />;
