import { useId } from 'react';
import { Badge, Button, Card, Container, Form, InputGroup, ListGroup, Navbar, Stack } from 'react-bootstrap';
import 'bootstrap/dist/css/bootstrap.min.css';
import { chevron, minus, plus, Svg } from '../drawings';
import { startHarness } from '../harness';
import { useStepper } from '../useStepper';

function Stepper({ label, ...count }) {
  const { less, more, input } = useStepper(count);
  return (
    <InputGroup style={{ width: 140 }}>
      <Button variant="outline-secondary" aria-label="Retirer" {...less}>
        <Svg>{minus}</Svg>
      </Button>
      <Form.Control aria-label={label} className="text-center" {...input} />
      <Button variant="outline-secondary" aria-label="Ajouter" {...more}>
        <Svg>{plus}</Svg>
      </Button>
    </InputGroup>
  );
}

function Choice({ label, note, price, stepper, ...input }) {
  const id = useId();
  return (
    <Stack direction="horizontal" gap={3}>
      <Form.Check {...input} id={id} className="flex-fill">
        <Form.Check.Input type={input.type} name={input.name} defaultChecked={input.defaultChecked} />
        <Form.Check.Label>
          {label} {note && <small className="text-secondary">{note}</small>}
        </Form.Check.Label>
      </Form.Check>
      {price && <span>{price}</span>}
      {stepper}
    </Stack>
  );
}

function Labelled({ label, hint, children }) {
  return (
    <Form.Group controlId={useId()}>
      <Form.Label>{label}</Form.Label>
      {children}
      {hint && <Form.Text>{hint}</Form.Text>}
    </Form.Group>
  );
}

startHarness({
  Provider: ({ children }) => children,
  List: ({ children }) => <ListGroup as="ul">{children}</ListGroup>,
  ProductRow: ({ product, value, onValueChange }) => (
    <ListGroup.Item as="li" className="d-flex gap-3 align-items-center">
      <div className="flex-fill">
        <span className="fw-semibold d-block">{product.name}</span>
        <p className="text-secondary mb-0">{product.note}</p>
      </div>
      <span>{product.price}</span>
      <Stepper label={product.name} value={value} onValueChange={onValueChange} />
    </ListGroup.Item>
  ),
  Page: ({ children }) => (
    <Container>
      <Stack gap={3}>{children}</Stack>
    </Container>
  ),
  Head: ({ title, back }) => (
    <Navbar sticky="top">
      <Button variant="link" aria-label={back}>
        <Svg size={24}>{chevron}</Svg>
      </Button>
      <Navbar.Text>{title}</Navbar.Text>
    </Navbar>
  ),
  Title: ({ level, children }) => <h2 className={level}>{children}</h2>,
  Text: ({ children }) => <p>{children}</p>,
  Card: ({ title, badge, children }) => (
    <Card as="section">
      <Card.Header>
        <Stack direction="horizontal">
          <Card.Title as="h2">{title}</Card.Title>
          <Badge bg="success">{badge}</Badge>
        </Stack>
      </Card.Header>
      <Card.Body>{children}</Card.Body>
    </Card>
  ),
  Group: ({ legend, hint, children }) => (
    <fieldset>
      <legend className="d-flex justify-content-between">
        <span>{legend}</span>
        <small className="text-secondary">{hint}</small>
      </legend>
      {children}
    </fieldset>
  ),
  Choice,
  Stepper,
  TextField: ({ label, hint, type = 'text' }) => (
    <Labelled label={label} hint={hint}>
      <Form.Control type={type} />
    </Labelled>
  ),
  SelectField: ({ label, options }) => (
    <Labelled label={label}>
      <Form.Select>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Form.Select>
    </Labelled>
  ),
  TextArea: ({ label }) => (
    <Labelled label={label}>
      <Form.Control as="textarea" rows={3} />
    </Labelled>
  ),
  Checkbox: ({ label }) => <Form.Check type="checkbox" label={label} id={useId()} />,
  Button: ({ children }) => <Button size="lg">{children}</Button>,
  Bar: ({ total, note, action }) => (
    <Navbar fixed="bottom" bg="body" className="px-3 justify-content-between">
      <div>
        <strong className="d-block">{total}</strong>
        <small>{note}</small>
      </div>
      {action}
    </Navbar>
  ),
});
