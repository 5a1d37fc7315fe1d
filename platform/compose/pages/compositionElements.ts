import { type Composition, compositionElementId } from '@mirqam/shared/contract/Composition';
import { scriptJson } from '@mirqam/shared/contract/scriptJson';

/** The elements in the head of a page that carry its composition. */
export const compositionElements = (composition: Composition): string =>
  `<meta name="composition" content="${composition.id}">
<script type="application/json" id="${compositionElementId}">${scriptJson(composition)}</script>`;
