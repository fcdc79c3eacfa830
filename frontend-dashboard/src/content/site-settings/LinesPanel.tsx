import { LIMITS, type SiteLines } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import type { UseFormReturn } from 'react-hook-form';
import { LocalisedFields } from '../../fields/LocalisedFields';
import { Panel } from '../../page/Panel';
import type { SettingsValues } from './settings-values';

type LineName = Exclude<keyof SiteLines, `ar${string}`>;

const LINES: readonly [LineName, keyof SiteLines][] = [
  ['trade', 'arTrade'],
  ['production', 'arProduction'],
  ['delivery', 'arDelivery'],
  ['promise', 'arPromise'],
  ['pieceTime', 'arPieceTime'],
  ['roomTime', 'arRoomTime'],
  ['spaceTime', 'arSpaceTime'],
];

/** Lines that the pages of the site show. */
export function LinesPanel({ form }: { form: UseFormReturn<SettingsValues> }) {
  const t = useText();
  return (
    <Panel title={t('dashboard.siteSettings.lines')}>
      {LINES.map(([name, arabic]) => (
        <LocalisedFields
          key={name}
          form={form}
          names={[name, arabic]}
          label={t(`dashboard.siteSettings.fields.${name}`)}
          hint={t(`dashboard.siteSettings.hints.${name}`)}
          maxLength={LIMITS.shortText}
          required={false}
        />
      ))}
    </Panel>
  );
}
