import { useState } from 'react';
import type { Menu } from '../../contract/Menu.ts';

interface Choice {
  readonly audience: string;
  readonly service: string;
  /** The announcement of the service that a change of audience has chosen. */
  readonly announcement?: string;
}

/** The chosen audience and service; a change of audience chooses its first service and announces it by `selected`. */
export function useAudienceChoice(menu: Menu, current: string | undefined, selected: string) {
  const [choice, setChoice] = useState<Choice>(() => {
    const group = menu.find(({ list }) => list.some(({ url }) => url === current)) ?? menu[0];
    return { audience: group?.value ?? '', service: current ?? group?.list[0]?.url ?? '' };
  });
  const servicesOf = (audience: string) => menu.find(({ value }) => value === audience)?.list ?? [];

  function chooseAudience(audience: string) {
    const [first] = servicesOf(audience);
    if (first) setChoice({ audience, service: first.url, announcement: selected.replace('{service}', first.label) });
  }

  function chooseService(service: string) {
    setChoice({ audience: choice.audience, service });
  }

  const audiences = menu.map(({ value, label }) => ({ value, label }));
  const services = servicesOf(choice.audience).map(({ url, label }) => ({ value: url, label }));
  return { ...choice, audiences, services, chooseAudience, chooseService };
}
