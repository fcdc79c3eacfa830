import { SingletonScreen } from '../../singleton/SingletonScreen';
import { siteTexts } from './site-texts';

/** Edits the texts of the contact and the join page (spec §2). */
export default function ContactJoinPage() {
  return <SingletonScreen singleton={siteTexts} />;
}
