import {
  ActionBar,
  Badge,
  Button,
  Checkbox,
  List,
  ListRow,
  MenuCard,
  NumberStepper,
  OptionGroup,
  OptionRow,
  Page,
  SelectField,
  Stack,
  Text,
  TextArea,
  TextField,
  Title,
  TopBar,
  globalCss,
} from '@guest/design-system';
import { startHarness } from '../harness';

// The server puts it into <head>.
document.head.appendChild(document.createElement('style')).textContent = globalCss;

const Stepper = (count) => (
  <NumberStepper {...count} isLabelHidden decreaseLabel="Retirer" increaseLabel="Ajouter" />
);

startHarness({
  Provider: ({ children }) => children,
  List,
  ProductRow: ({ product, value, onValueChange }) => (
    <ListRow
      title={product.name}
      description={product.note}
      end={
        <NumberStepper
          label={product.name}
          value={value}
          onValueChange={onValueChange}
          isLabelHidden
          decreaseLabel="Retirer"
          increaseLabel="Ajouter"
        />
      }
      endNote={product.price}
    />
  ),
  Page: ({ children }) => (
    <Page clears="bar" top="none">
      <Stack gap={4}>{children}</Stack>
    </Page>
  ),
  Head: ({ title, back }) => (
    <TopBar variant="back" title={title} back={{ label: back, onClick: () => undefined }} />
  ),
  Title,
  Text,
  Card: ({ badge, ...card }) => <MenuCard {...card} badge={<Badge tone="success">{badge}</Badge>} />,
  Group: OptionGroup,
  Choice: OptionRow,
  Stepper,
  TextField,
  SelectField: ({ options, ...field }) => (
    <SelectField {...field} options={options.map((option) => ({ value: option, label: option }))} />
  ),
  TextArea,
  Checkbox,
  Button,
  Bar: ActionBar,
});
