import { SingletonScreen } from '../../singleton/SingletonScreen';
import { siteTexts } from './site-texts';

/** What the contact and the join page say (spec §2). */
export default function ContactJoinPage() {
  return <SingletonScreen singleton={siteTexts} />;
}
