package tablee.testkit.bite;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.IncrementInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LineNumber;
import java.lang.classfile.instruction.OperatorInstruction;
import java.lang.classfile.instruction.ReturnInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The ways to break one class file in given lines: a condition turned round, an answer changed, a call or an assignment left out, a number or
/// an operator exchanged, what a call or a field gives taken for something else. Only bodies of methods change, so that a running JVM takes the broken class in place of the sound one.
final class Mutants {

    /// One way to break a class: the element of a method's code that becomes another.
    record Mutant(int method, int element, int line, String how) {}

    private static final ClassDesc OPTIONAL = ClassDesc.of("java.util.Optional");
    private static final ClassDesc LIST = ClassDesc.of("java.util.List");

    private final ClassFile files;
    private final byte[] sound;
    private final ClassModel model;

    Mutants(byte[] sound, ClassLoader loader) {
        this.files =
                ClassFile.of(
                        ClassFile.ClassHierarchyResolverOption.of(
                                ClassHierarchyResolver.ofClassLoading(loader)
                                        .orElse(ClassHierarchyResolver.defaultResolver())));
        this.sound = sound.clone();
        this.model = files.parse(sound);
    }

    byte[] sound() {
        return sound.clone();
    }

    /// All of them, in the order of the code.
    List<Mutant> in(Set<Integer> lines) {
        var mutants = new ArrayList<Mutant>();
        for (int m = 0; m < model.methods().size(); m++) {
            MethodModel method = model.methods().get(m);
            Optional<CodeModel> code = method.code();
            if (code.isEmpty() || method.methodName().equalsString("<clinit>")) {
                continue;
            }
            int line = 0;
            int index = 0;
            for (CodeElement element : code.get()) {
                if (element instanceof LineNumber number) {
                    line = number.line();
                }
                if (lines.contains(line)) {
                    String how = how(element, method);
                    if (!how.isEmpty()) {
                        mutants.add(new Mutant(m, index, line, how));
                    }
                }
                index++;
            }
        }
        return mutants;
    }

    private static String how(CodeElement element, MethodModel method) {
        return switch (element) {
            case BranchInstruction branch when inverse(branch.opcode()).isPresent() ->
                    "condition turned round";
            case ReturnInstruction back when back.typeKind() != TypeKind.VOID -> "another answer";
            case InvokeInstruction call when isVoid(call) -> "call left out";
            case InvokeInstruction call when isCounted(call.typeSymbol().returnType()) ->
                    "another result";
            case FieldInstruction field
                    when field.opcode() == Opcode.PUTFIELD
                            && !method.methodName().equalsString("<init>") ->
                    "assignment left out";
            case FieldInstruction field
                    when isRead(field.opcode()) && isCounted(field.typeSymbol()) ->
                    "another value";
            case OperatorInstruction operator when other(operator.opcode()).isPresent() ->
                    "another operator";
            case IncrementInstruction _ -> "counted the other way";
            case ConstantInstruction constant when constant.constantValue() instanceof Integer ->
                    "another number";
            default -> "";
        };
    }

    private static boolean isVoid(InvokeInstruction call) {
        return call.typeSymbol().returnType().equals(ConstantDescs.CD_void)
                && !call.name().equalsString("<init>");
    }

    private static boolean isRead(Opcode opcode) {
        return opcode == Opcode.GETFIELD || opcode == Opcode.GETSTATIC;
    }

    private static boolean isCounted(ClassDesc type) {
        return type.equals(ConstantDescs.CD_int) || type.equals(ConstantDescs.CD_boolean);
    }

    /// The class with one thing broken.
    byte[] broken(Mutant mutant) {
        MethodModel method = model.methods().get(mutant.method);
        int[] index = {0};
        CodeTransform breaking =
                (code, element) -> {
                    if (index[0]++ == mutant.element) {
                        replace(code, element, method);
                    } else {
                        code.with(element);
                    }
                };
        return files.transformClass(
                model,
                ClassTransform.transformingMethodBodies(one -> one.equals(method), breaking));
    }

    private static void replace(CodeBuilder code, CodeElement element, MethodModel method) {
        switch (element) {
            case BranchInstruction branch ->
                    code.branch(inverse(branch.opcode()).orElseThrow(), branch.target());
            case ReturnInstruction back -> answer(code, back, method);
            case InvokeInstruction call when isVoid(call) -> leaveOut(code, call);
            case InvokeInstruction call -> {
                code.with(call);
                another(code, call.typeSymbol().returnType());
            }
            case FieldInstruction field when isRead(field.opcode()) -> {
                code.with(field);
                another(code, field.typeSymbol());
            }
            case FieldInstruction field -> {
                drop(code, TypeKind.from(field.typeSymbol()));
                code.pop();
            }
            case OperatorInstruction operator ->
                    code.with(OperatorInstruction.of(other(operator.opcode()).orElseThrow()));
            case IncrementInstruction step -> code.iinc(step.slot(), -step.constant());
            case ConstantInstruction constant ->
                    code.loadConstant((Integer) constant.constantValue() + 1);
            default -> code.with(element);
        }
    }

    private static void answer(CodeBuilder code, ReturnInstruction back, MethodModel method) {
        ClassDesc type = method.methodTypeSymbol().returnType();
        switch (back.typeKind()) {
            case BOOLEAN, BYTE, CHAR, SHORT, INT -> another(code, type);
            case LONG -> code.lconst_1().ladd();
            case FLOAT -> code.fconst_1().fadd();
            case DOUBLE -> code.dconst_1().dadd();
            case REFERENCE -> {
                code.pop();
                if (type.equals(OPTIONAL)) {
                    code.invokestatic(OPTIONAL, "empty", MethodTypeDesc.of(OPTIONAL));
                } else if (type.equals(LIST)) {
                    code.invokestatic(LIST, "of", MethodTypeDesc.of(LIST), true);
                } else {
                    code.aconst_null();
                }
            }
            case VOID -> {}
        }
        code.with(back);
    }

    /// The truth turned round, or one more than the number.
    private static void another(CodeBuilder code, ClassDesc type) {
        code.iconst_1();
        if (type.equals(ConstantDescs.CD_boolean)) {
            code.ixor();
        } else {
            code.iadd();
        }
    }

    private static void leaveOut(CodeBuilder code, InvokeInstruction call) {
        List<ClassDesc> parameters = call.typeSymbol().parameterList();
        for (int i = parameters.size() - 1; i >= 0; i--) {
            drop(code, TypeKind.from(parameters.get(i)));
        }
        if (call.opcode() != Opcode.INVOKESTATIC) {
            code.pop();
        }
    }

    private static void drop(CodeBuilder code, TypeKind kind) {
        if (kind.slotSize() == 2) {
            code.pop2();
        } else {
            code.pop();
        }
    }

    private static Optional<Opcode> inverse(Opcode opcode) {
        return Optional.ofNullable(
                switch (opcode) {
                    case IFEQ -> Opcode.IFNE;
                    case IFNE -> Opcode.IFEQ;
                    case IFLT -> Opcode.IFGE;
                    case IFGE -> Opcode.IFLT;
                    case IFGT -> Opcode.IFLE;
                    case IFLE -> Opcode.IFGT;
                    case IFNULL -> Opcode.IFNONNULL;
                    case IFNONNULL -> Opcode.IFNULL;
                    case IF_ICMPEQ -> Opcode.IF_ICMPNE;
                    case IF_ICMPNE -> Opcode.IF_ICMPEQ;
                    case IF_ICMPLT -> Opcode.IF_ICMPGE;
                    case IF_ICMPGE -> Opcode.IF_ICMPLT;
                    case IF_ICMPGT -> Opcode.IF_ICMPLE;
                    case IF_ICMPLE -> Opcode.IF_ICMPGT;
                    case IF_ACMPEQ -> Opcode.IF_ACMPNE;
                    case IF_ACMPNE -> Opcode.IF_ACMPEQ;
                    default -> null;
                });
    }

    private static Optional<Opcode> other(Opcode opcode) {
        return Optional.ofNullable(
                switch (opcode) {
                    case IADD -> Opcode.ISUB;
                    case ISUB -> Opcode.IADD;
                    case IMUL -> Opcode.IADD;
                    case IDIV, IREM -> Opcode.IMUL;
                    case IAND -> Opcode.IOR;
                    case IOR -> Opcode.IAND;
                    case IXOR -> Opcode.IAND;
                    case ISHL -> Opcode.IUSHR;
                    case ISHR, IUSHR -> Opcode.ISHL;
                    case LADD -> Opcode.LSUB;
                    case LSUB -> Opcode.LADD;
                    case LAND -> Opcode.LOR;
                    case LOR -> Opcode.LAND;
                    case LXOR -> Opcode.LAND;
                    default -> null;
                });
    }
}
