import type { VisitContext } from '@guest/visit';
import { findService } from '../model/catalogueIndex';
import { useCatalogueStore } from '../store/catalogueStore';

/** The name of the service that an address is about, once the catalogue is here. */
export function serviceTitle({ registry, params }: VisitContext): string | undefined {
  const { resource: catalogue } = useCatalogueStore.in(registry).getState();
  return catalogue.status === 'success' ? findService(catalogue.data, params.serviceId)?.name : undefined;
}

/** The catalogue is here and has no such service. */
export function isServiceMissing({ registry, params }: VisitContext): boolean {
  const { resource: catalogue } = useCatalogueStore.in(registry).getState();
  return catalogue.status === 'success' && findService(catalogue.data, params.serviceId) === undefined;
}
