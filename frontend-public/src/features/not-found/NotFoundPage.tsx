import { useText, withTexts } from '@manjara/platform';
import { NotFound } from '../../shared/not-found/NotFound';
import { notFoundTexts } from '../../shared/not-found/texts';

const NotFoundPage = () => <NotFound title={useText()('notFound.title')} />;

export const Component = withTexts(NotFoundPage, notFoundTexts);
