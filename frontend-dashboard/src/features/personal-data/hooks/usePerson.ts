import type { ErasedPersonalData, StoredPersonalData } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { useState } from 'react';
import { useFailureText } from '../../../hooks/useFailureText';
import { download } from '../../../lib/download';
import { withToast } from '../../../lib/with-toast';
import { useErasePerson, useExportPerson, useSearchPerson } from '../api/personal-data';

/** What is known of the person who was looked for. */
export type Person =
  | { state: 'held'; email: string; held: StoredPersonalData }
  | { state: 'erased'; email: string; erased: ErasedPersonalData };

/** Marks of direction come along when an address is copied out of Arabic text. */
const INVISIBLE = /\p{Cf}/gu;

const archiveName = () => `personal-data-${new Date().toISOString().slice(0, 10)}.zip`;

/** Looks for one person at a time, hands out what is held and deletes it. */
export function usePerson() {
  const t = useText();
  const search = useSearchPerson();
  const exporting = useExportPerson();
  const erasing = useErasePerson();
  const failureText = useFailureText();
  const [person, setPerson] = useState<Person | null>(null);

  async function find(typed: string): Promise<void> {
    if (search.isPending) return;
    setPerson(null);
    const email = typed.replace(INVISIBLE, '').trim();
    const held = await search.mutateAsync(email).catch(() => null);
    if (held) setPerson({ state: 'held', email, held });
  }

  async function save(email: string): Promise<void> {
    const result = await withToast(() => exporting.mutateAsync(email), {
      id: 'person',
      pending: t('dashboard.personalData.exporting'),
      success: t('dashboard.personalData.exported'),
      failure: failureText,
    });
    if (result.ok) download(archiveName(), result.value, 'application/zip');
  }

  async function erase(email: string): Promise<void> {
    const result = await withToast(() => erasing.mutateAsync(email), {
      id: 'person',
      pending: t('dashboard.personalData.erasing'),
      success: t('dashboard.personalData.erased'),
      failure: (error) => failureText(error, t('dashboard.errors.deleting')),
    });
    if (result.ok) setPerson({ state: 'erased', email, erased: result.value });
    // A part may be gone: what is said of the rest must be true.
    else await find(email);
  }

  return {
    person,
    find,
    save,
    erase,
    finding: search.isPending,
    failure: search.error && failureText(search.error),
    saving: exporting.isPending,
    erasing: erasing.isPending,
  };
}
