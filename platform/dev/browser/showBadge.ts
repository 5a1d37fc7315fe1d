import type { Composition } from '@mirqam/shared/contract/Composition';
import { chooseSide, readSide, type Side } from './applyChoices.ts';
import type { DevChoice, DevPage } from './DevState.ts';
import { createHost, element } from './element.ts';

const css = `
details { position: fixed; inset-block-end: 8px; inset-inline-start: 8px; z-index: 2147483645; max-inline-size: 90vw;
  border-radius: 8px; border: 1px solid; color-scheme: light; background: Canvas; color: CanvasText;
  font: 13px/1.5 system-ui, sans-serif; }
summary { padding: 4px 12px; cursor: pointer; }
div { padding: 0 12px 8px; }
fieldset { display: flex; gap: 12px; margin: 4px 0 0; border: 0; padding: 0; }
legend { float: inline-start; min-inline-size: 90px; padding: 0; font-weight: 600; }
label { display: flex; gap: 4px; align-items: center; min-block-size: 24px; }
@media print { details { display: none; } }`;

/** Shows the releases of this page, and switches a remote between source and release for this tab. */
export function showBadge(page: DevPage, composition: Composition | undefined): void {
  const apps = Object.entries(page.apps);
  const mine = apps.filter(([app]) => readSide(page, app) === 'mine').map(([app]) => app);
  createHost('dev-badge', css).append(
    element(
      'details',
      {},
      element('summary', {}, `dev: ${mine.join(', ') || 'nothing'} from source`),
      element(
        'div',
        {},
        element(
          'p',
          {},
          `Composition ${composition?.id ?? 'of this checkout'}${page.from ? ` from ${page.from}` : ''}`,
        ),
        ...apps.map(([app, choice]) => chooser(page, app, choice)),
      ),
    ),
  );
}

function chooser(page: DevPage, app: string, { mine, theirs }: DevChoice) {
  const side = readSide(page, app);
  const option = (value: Side, text: string, isPossible: boolean) => {
    const input = element('input', {
      type: 'radio',
      name: app,
      value,
      checked: side === value,
      disabled: !isPossible || (app === 'shell' && side !== value),
    });
    input.onchange = () => chooseSide(app, value);
    return element('label', {}, input, text);
  };
  return element(
    'fieldset',
    {},
    element('legend', {}, app),
    option('mine', mine ? 'mine (source)' : 'mine: not started', Boolean(mine)),
    option('theirs', theirs ? `theirs (${theirs.version})` : 'theirs: none', Boolean(theirs)),
  );
}
