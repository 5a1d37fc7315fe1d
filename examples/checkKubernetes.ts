import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Namespace, Service } from 'kubernetes-models/v1';
import { parseAllDocuments } from 'yaml';

const kinds = { ConfigMap, Deployment, Namespace, PodDisruptionBudget, Service };

/** Renders the manifests with kustomize, and checks each against the schema of Kubernetes. */
export function checkKubernetes(): void {
  const rendered = execFileSync('kubectl', ['kustomize', join(import.meta.dirname, 'kubernetes')], {
    encoding: 'utf8',
  });
  const names = parseAllDocuments(rendered).map((document) => {
    const manifest = document.toJS();
    const Kind = kinds[manifest.kind as keyof typeof kinds];
    assert.ok(Kind, `no schema is known for ${manifest.kind}`);
    new Kind(manifest).validate();
    return manifest.kind;
  });
  assert.deepEqual([...new Set(names)].sort(), Object.keys(kinds));
}
