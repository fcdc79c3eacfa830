import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotificationStatus } from '../../../api/notification-status';
import { useProfile } from '../../../api/get-profile';
import { useRole } from '../../../api/role';
import { firstHourQuery, stepsOf } from './first-hour';

/** In this browser. */
const HIDDEN_KEY = 'first-hour-hidden';

/** The first steps with a new site, while one of them is to be taken. */
export function useFirstHour() {
  const role = useRole();
  const profile = useProfile();
  const { data, isLoading } = useQuery(firstHourQuery());
  const { data: alerts, isLoading: areAlertsLoading } = useNotificationStatus();
  const [isHidden, setHidden] = useState(() => localStorage.getItem(HIDDEN_KEY) !== null);
  const steps = data && role ? stepsOf(data, role, alerts) : [];
  // The overview mentions missing alerts in any case.
  const isOpen = steps.some(({ name, done }) => !done && name !== 'alerts');
  const isShown = isOpen && !isHidden;
  return {
    /** Also when it cannot be loaded, or not yet, without a connection. */
    isKnown: !profile.isLoading && !isLoading && !areAlertsLoading,
    steps,
    isShown,
    mentionsAlerts: isShown && steps.some(({ name }) => name === 'alerts'),
    isHidden: isOpen && isHidden,
    hide() {
      localStorage.setItem(HIDDEN_KEY, 'true');
      setHidden(true);
    },
    show() {
      localStorage.removeItem(HIDDEN_KEY);
      setHidden(false);
    },
  };
}
