import type { FolioKind } from '@mirqam/shared/contract/content/FolioKind';
import type { Tone } from '@mirqam/shared/contract/Tone';
import type { ArtCatalogue } from '@mirqam/shared/ui/art/Art';
import { card } from '@mirqam/shared/ui/art/card';
import { emblem } from '@mirqam/shared/ui/art/emblem';
import { folio } from '@mirqam/shared/ui/art/folio';
import { previewCard } from '@mirqam/shared/ui/art/previewCard';
import { wordmark } from '@mirqam/shared/ui/art/wordmark';

export const art: ArtCatalogue = {
  ...theme('accelerating', 'ochre'),
  ...theme('responsible', 'teal'),
  ...theme('open-lab', 'lapis'),
  ...theme('are-you-in', 'garnet'),
  ...theme('sustainable', 'olive'),
  ...theme('ai', 'violet'),
  ...service('author-support', 'margin-marks', 'lapis'),
  ...service('publishing', 'stacked-sheets', 'ochre'),
  ...service('books', 'spines', 'teal'),
  ...service('conferences', 'stage-plan', 'garnet'),
  'about/connection': () => emblem('connection', 'teal'),
  'about/meaning': () => emblem('meaning', 'lapis'),
  'about/growth': () => emblem('growth', 'olive'),
  'partners/doaj': () => wordmark('DOAJ'),
  'partners/orcid': () => wordmark('ORCID'),
  'partners/crossref': () => wordmark('Crossref'),
  ...preview('accelerating-action', 'ochre', ['Accelerating', 'action']),
  ...preview('responsible-publishing', 'teal', ['Responsible', 'publishing']),
  ...preview('open-lab', 'lapis', ['The Open lab']),
  ...preview('are-you-in', 'garnet', ['Are you in?']),
  ...preview('sustainable-knowledge', 'olive', ['Sustainable', 'knowledge']),
  ...preview('ai-innovations', 'violet', ['AI innovations']),
};

function theme(name: string, tone: Tone): ArtCatalogue {
  return {
    [`themes/${name}`]: () => card({ tone, width: 516, height: 400 }),
    [`themes/${name}-narrow`]: () => card({ tone, width: 300, height: 380 }),
  };
}

function service(name: string, kind: FolioKind, tone: Tone): ArtCatalogue {
  return {
    [`services/${name}`]: () => folio({ kind, tone, layout: 'broad', name, width: 584 }),
    [`services/${name}-narrow`]: () => folio({ kind, tone, layout: 'wide', name: `${name} narrow`, width: 584 }),
  };
}

function preview(name: string, tone: Tone, lines: readonly string[]): ArtCatalogue {
  return { [`og/${name}.png`]: () => previewCard({ tone, lines, label: 'Digital-first academic publishing' }) };
}
