import { SingletonScreen } from '../../singleton/SingletonScreen';
import { pageMetadata } from './page-metadata';

/** Edits how search engines and messengers show the pages. */
export default function PageMetadataPage() {
  return <SingletonScreen singleton={pageMetadata} />;
}
