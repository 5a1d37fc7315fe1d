import { type Composition, compositionElementId } from '@mirqam/shared/contract/Composition';
import { scriptJson } from '@mirqam/shared/contract/scriptJson';

const block = new RegExp(
  `(<meta name="composition" content=")\\w+(">\\s*<script type="application/json" id="${compositionElementId}">)(.*?)(</script>)`,
  's',
);

/** The JSON of the composition that a page carries; undefined for a page that does not carry it where it belongs. */
export const carriedComposition = (html: string): string | undefined => block.exec(html)?.[3];

/** The page with another composition in the place of the one it carries. */
export function replaceComposition(html: string, composition: Composition): string {
  const json = scriptJson(composition);
  return html.replace(
    block,
    (_, meta: string, script: string, _old: string, end: string) => meta + composition.id + script + json + end,
  );
}
