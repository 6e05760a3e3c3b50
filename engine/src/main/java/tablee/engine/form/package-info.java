/// Written forms, declared once: [tablee.engine.form.Form] is a writer, a strict reader and a [tablee.engine.form.Shape] in one. From
/// shapes come the client's types ([tablee.engine.form.TypeScript]) and JSON schemas ([tablee.engine.form.JsonSchema]), so that
/// nothing about a shape is written twice.
@NullMarked
package tablee.engine.form;

import org.jspecify.annotations.NullMarked;
