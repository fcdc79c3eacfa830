import { useText, withTexts } from '@manjara/platform';
import { NotFound, notFoundTexts } from '../../shared/not-found';

const Page = () => <NotFound title={useText()('notFound.title')} />;

export const NotFoundPage = withTexts(Page, notFoundTexts);
