import type { Service } from '@guest/api-contract';
import type { BundleError } from './bundleError';
import type { HotelBundle } from './hotelBundle';

/** Finds services that a guest could open but never order, or order but never fill in. */
export function checkCatalogue({ catalogue }: HotelBundle): BundleError[] {
  return catalogue.categories.flatMap((category, c) =>
    category.subcategories.flatMap((subcategory, s) =>
      subcategory.services.flatMap((service, index) =>
        checkService(service, `catalogue.categories[${c}].subcategories[${s}].services[${index}]`),
      ),
    ),
  );
}

function checkService(service: Service, path: string): BundleError[] {
  const errors: BundleError[] = [];
  const report = (field: string, reason: string) => errors.push({ path: `${path}.${field}`, reason });

  if (service.orderType === 'redirection' && service.redirectionLink === undefined) {
    report('redirectionLink', 'is missing: a redirection leads somewhere');
  }
  if (service.type === 'sheet' && service.orderType === 'orderable' && service.sections.length === 0) {
    report('sections', 'is empty: a sheet has something to choose from');
  }
  if (service.type === 'single' && service.sections.length > 0) {
    report('sections', 'belongs to sheet services; this one is single');
  }
  const { from, to } = service.availability ?? {};
  if (from !== undefined && to !== undefined && from === to) {
    report(
      'availability.to',
      'is the same as availability.from: a window has a length (it may pass midnight)',
    );
  }
  service.sections.forEach((section, index) => {
    if (section.isRequired && section.items.length === 0) {
      report(`sections[${index}].items`, 'is empty though a choice is required');
    }
    section.items.forEach((item, position) => {
      item.precisions.forEach((precision, turn) => {
        if (precision.choices.length === 0) {
          report(`sections[${index}].items[${position}].precisions[${turn}].choices`, 'is empty');
        }
      });
    });
  });
  return errors;
}
